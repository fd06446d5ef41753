/** What calls the person back from another page or program: it stands before the title of every page. */
class Call {
  words = $state("");
}

export const call = new Call();

/** The title of a page, by what it shows. */
export const titled = (what: string): string => `${call.words ? `${call.words} · ` : ""}${what ? `${what} · ` : ""}baston`;
