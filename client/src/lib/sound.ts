/** Six short dry sounds, made here: nothing is loaded. Silent unless the settings want them. */
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
  card: (at, when) => noise(at, when, 0.06, 3_200, 0.5),
  slam: (at, when) => {
    tone(at, when, "sine", 150, 46, 0.22, 0.9);
    noise(at, when, 0.09, 500, 0.6);
  },
  turn: (at, when) => {
    tone(at, when, "triangle", 784, 784, 0.1, 0.35);
    tone(at, when + 0.11, "triangle", 1_175, 1_175, 0.14, 0.35);
  },
  crowd: (at, when) => {
    noise(at, when, 0.9, 1_100, 0.5, 0.3);
    tone(at, when, "sine", 220, 330, 0.5, 0.2);
  },
  coin: (at, when) => {
    tone(at, when, "square", 988, 988, 0.06, 0.12);
    tone(at, when + 0.06, "square", 1_319, 1_319, 0.22, 0.12);
  },
  end: (at, when) => {
    for (const [pitch, loud] of [[523, 0.4], [659, 0.3], [784, 0.3], [1_568, 0.1]] as const) {
      tone(at, when, "sine", pitch, pitch, 1.4, loud);
    }
  },
};

/** A tone that falls silent, sliding from one pitch (hertz) to another. */
function tone(at: AudioContext, when: number, form: OscillatorType, from: number, to: number, lasts: number, loud: number): void {
  const source = at.createOscillator();
  source.type = form;
  source.frequency.setValueAtTime(from, when);
  source.frequency.exponentialRampToValueAtTime(to, when + lasts);
  source.connect(fading(at, when, lasts, loud, 0.005));
  source.start(when);
  source.stop(when + lasts);
}

/** Noise around a pitch (hertz) that swells for a while (seconds) and falls silent. */
function noise(at: AudioContext, when: number, lasts: number, pitch: number, loud: number, swells = 0.004): void {
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
