// The service worker of the site. It keeps one whole version: all files are loaded before a version is used, and a page
// never gets files of two versions. tools/make_site.py fills in the files and the version.
const FILES = /* the files */ [];
const CACHE = "sanmon-site-VERSION";
const here = new URL("./", self.location.href);
// Several sites of one host have caches of their own.
const NAME = `${CACHE} ${here.pathname}`;
const paths = new Set(FILES.map((file) => new URL(file, here).href));

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

/** Loads all files. Those that an older version has under the same hashed name are copied. */
async function install() {
  const cache = await caches.open(NAME);
  const old = (await caches.keys()).filter((name) => isOlder(name));
  for (const file of FILES) {
    const url = new URL(file, here).href;
    if (await cache.match(url)) continue;
    let kept;
    if (/-[\w-]{8,}\.\w+$/.test(file))
      for (const name of old) kept = kept ?? (await (await caches.open(name)).match(url));
    const answer = kept ?? (await fetch(url, { cache: "no-cache" }));
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await cache.put(url, answer);
  }
}

const isOlder = (name) => name.startsWith("sanmon-site-") && name.endsWith(` ${here.pathname}`) && name !== NAME;

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (isOlder(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// A page asks for the new version when the reader wants it.
self.addEventListener("message", (event) => {
  if (event.data === "use") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== here.origin) return;
  url.hash = url.search = "";
  const wanted = request.mode === "navigate" && url.href === here.href ? new URL("index.html", here).href : url.href;
  if (!paths.has(wanted)) return;
  event.respondWith(caches.open(NAME).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)));
});
