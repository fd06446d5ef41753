/**
 * Six short, soft sounds, made here: nothing is loaded. Silent unless the settings want them, and never the only sign of anything:
 * what each tells is seen as well, moving or not (`play/sound-cues.ts`).
 */
import { settings } from "./settings.svelte";

export type Cue = "card" | "slam" | "turn" | "crowd" | "coin" | "end";

const APART = 0.16; // seconds between the sounds of one moment
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays the sounds one after the other. Browsers keep quiet until the page has been pressed once. */
export function sound(cues: Cue[]): void {
  if (!settings.sound || cues.length === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const at = context;
  void at.resume().then(
    () => cues.forEach((cue, i) => MAKE[cue](at, at.currentTime + i * APART)),
    () => undefined,
  );
}

const MAKE: Record<Cue, (at: AudioContext, when: number) => void> = {
  card: (at, when) => noise(at, when, 0.05, 2_400, 0.2),
  slam: (at, when) => {
    tone(at, when, "sine", 140, 62, 0.16, 0.34);
    noise(at, when, 0.06, 420, 0.18);
  },
  turn: (at, when) => {
    tone(at, when, "sine", 659, 659, 0.12, 0.16);
    tone(at, when + 0.11, "sine", 880, 880, 0.18, 0.16);
  },
  crowd: (at, when) => {
    noise(at, when, 0.45, 900, 0.16, 0.16);
    tone(at, when, "sine", 294, 392, 0.4, 0.1);
  },
  coin: (at, when) => {
    tone(at, when, "triangle", 988, 988, 0.07, 0.1);
    tone(at, when + 0.07, "triangle", 1_319, 1_319, 0.16, 0.1);
  },
  end: (at, when) => {
    for (const [pitch, loud] of [[392, 0.14], [494, 0.1], [587, 0.1]] as const) tone(at, when, "sine", pitch, pitch, 0.7, loud);
  },
};

/** A tone that falls silent, sliding from one pitch (hertz) to another. */
function tone(at: AudioContext, when: number, form: OscillatorType, from: number, to: number, lasts: number, loud: number): void {
  const source = at.createOscillator();
  source.type = form;
  source.frequency.setValueAtTime(from, when);
  source.frequency.exponentialRampToValueAtTime(to, when + lasts);
  source.connect(fading(at, when, lasts, loud, 0.012));
  source.start(when);
  source.stop(when + lasts);
}

/** Noise around a pitch (hertz) that swells for a while (seconds) and falls silent. */
function noise(at: AudioContext, when: number, lasts: number, pitch: number, loud: number, swells = 0.01): void {
  hiss ??= made(at);
  const source = at.createBufferSource();
  source.buffer = hiss;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(at, when, lasts, loud, swells));
  source.start(when, 0, lasts);
}

function made(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(at: AudioContext, when: number, lasts: number, loud: number, swells: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, when + swells);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + lasts);
  gain.connect(at.destination);
  return gain;
}
