/** Positions in the fragment of an address, which no browser sends to a server. */

const MOST = 80_000; // characters, as the server has it
const MARK = "p=";

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(by);

/** The fragment that has a position, with its #. */
export async function packed(text: string): Promise<string> {
  const squeezed = await new Response(through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"))).arrayBuffer();
  return `#${MARK}${base64(new Uint8Array(squeezed))}`;
}

/** The position in a fragment; null if there is none, or it is too long. */
export async function unpacked(fragment: string): Promise<string | null> {
  const { 1: told } = /^#?p=([\w-]+)$/.exec(fragment) ?? [];
  if (!told) return null;
  try {
    const reader = through(bytesOf(told), new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST) return null;
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}

/** The pages that take a position in their fragment. */
export type PositionPage = "board" | "puzzle";

/** The address of a page with a position. `options`: what the table chooses beside it. */
export async function addressOf(page: PositionPage, game: string, text: string, options: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams(options).toString();
  return `/${page}/${game}${query ? `?${query}` : ""}${await packed(text)}`;
}
