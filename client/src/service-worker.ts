/** Keeps the pages of one version in the browser, so that they open without a network. Nothing that the server tells is kept: no list, no table. */

interface Work extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", what: (event: Work) => void): void;
  addEventListener(type: "fetch", what: (event: Asked) => void): void;
}

// Both are written in by the build (tools/offline.ts).
declare const __FILES__: string[]; // the paths of all files of this version
declare const __VERSION__: string; // what tells it from every other

const worker = self as unknown as Worker;
const CACHE = "baston-";
const NAME = CACHE + __VERSION__;
const PAGE = "/"; // the page that every address shows
const AWAY: readonly number[] = [502, 503, 504]; // how a proxy says that there is no server behind it

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(forget().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (__FILES__.includes(pathname)) event.respondWith(file(request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(__FILES__);
  const found = await fetch(PAGE, { cache: "reload" });
  const named = (await found.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  // The server may have gone on to another version meanwhile: then this one is not kept, and the browser comes back for that.
  if (!found.ok || !named.length || !named.every((path) => __FILES__.includes(path))) throw new Error("The page is of another version.");
  await cache.put(PAGE, found);
}

async function forget(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== NAME);
  await Promise.all(former.map((name) => caches.delete(name)));
}

const kept = (path: Request | string): Promise<Response | undefined> => caches.match(path, { cacheName: NAME, ignoreVary: true });

/** The page as the server has it now, so that a new version is seen at once; as it is kept only where there is no server. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await kept(PAGE)) ?? answer ?? Response.error();
}

const file = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request);
