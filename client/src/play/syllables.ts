const SOFT_HYPHEN = "\u00ad"; // shown only where a line ends there
const LONG = /\p{L}{8,}/gu; // shorter words fit wherever names stand
const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
const TOGETHER = /^(?:[bcdfgkptv][lr]|[cpstw]h|gn|qu)/i; // consonants that no syllable parts
const LEAST = 3; // letters before a hyphen, and after it

/** Whether a syllable begins here: a consonant, or two that stay together, before a vowel, and a vowel somewhere before them. */
function begins(word: string, at: number): boolean {
  const onset = TOGETHER.test(word.slice(at)) ? 2 : 1;
  const isSplit = TOGETHER.test(word.slice(at - 1));
  return !VOWEL.test(word[at] ?? "") && VOWEL.test(word[at + onset] ?? "") && !isSplit && VOWEL.test(word.slice(0, at));
}

/**
 * A name that narrow places may break between syllables: its long words with soft hyphens. Browsers hyphenate by dictionaries that
 * few have; without any a word would break wherever its line ends.
 */
export const parted = (name: string): string =>
  name.replace(LONG, (word) =>
    [...word].map((letter, at) => (at >= LEAST && at <= word.length - LEAST && begins(word, at) ? SOFT_HYPHEN + letter : letter)).join(""),
  );
