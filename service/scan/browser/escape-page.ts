/**
 * A page that tries all known ways to reach an address of the private network; for tests. `{base}`
 * is replaced by that address.
 */
const markup: Readonly<Record<string, string>> = {
  'preload-scanner': '<script src="{url}"></script>',
  'style-sheet': '<link rel="stylesheet" href="{url}">',
  'css-import': '<style>@import url("{url}");</style>',
  'css-background': '<div style="background:url({url});width:9px;height:9px"></div>',
  'css-mask': '<div style="mask:url({url});width:9px;height:9px">x</div>',
  font: '<style>@font-face{font-family:leak;src:url("{url}")}</style><p style="font-family:leak">text</p>',
  preload: '<link rel="preload" as="image" href="{url}">',
  prefetch: '<link rel="prefetch" href="{url}">',
  modulepreload: '<link rel="modulepreload" href="{url}">',
  preconnect: '<link rel="preconnect" href="{url}">',
  'dns-prefetch': '<link rel="dns-prefetch" href="{url}">',
  manifest: '<link rel="manifest" href="{url}" crossorigin="use-credentials">',
  favicon: '<link rel="icon" href="{url}">',
  img: '<img src="{url}">',
  srcset: '<img srcset="{url} 1x">',
  picture: '<picture><source srcset="{url}"><img alt=""></picture>',
  'input-image': '<input type="image" src="{url}">',
  'svg-image': '<svg><image href="{url}" width="9" height="9"/></svg>',
  'svg-use': '<svg><use href="{url}#a"/></svg>',
  'svg-filter':
    '<svg><filter id="f"><feImage href="{url}"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>',
  iframe: '<iframe src="{url}"></iframe>',
  'iframe-refresh': `<iframe srcdoc='<meta http-equiv="refresh" content="0;url={url}">'></iframe>`,
  'iframe-location': `<iframe srcdoc='<script>location.href="{url}"</script>'></iframe>`,
  'iframe-form': `<iframe srcdoc='<form method="post" action="{url}"><input name="a"></form><script>document.forms[0].submit()</script>'></iframe>`,
  'iframe-base': `<iframe srcdoc='<base href="{url}/"><img src="deep.png">'></iframe>`,
  'fenced-frame': '<fencedframe src="{url}"></fencedframe><portal src="{url}"></portal>',
  object: '<object data="{url}" type="text/html"></object>',
  embed: '<embed src="{url}" type="text/html">',
  video: '<video src="{url}" preload="auto" autoplay muted></video>',
  poster: '<video poster="{url}"></video>',
  audio: '<audio src="{url}" preload="auto"></audio>',
  track:
    '<video src="data:video/mp4;base64,AA"><track default kind="subtitles" src="{url}"></video>',
  'frame-report': `<iframe srcdoc='<meta http-equiv="Content-Security-Policy" content="img-src none"><img src="{url}">'></iframe>`,
  'form-target':
    '<form id="form-target" action="{url}" target="hidden"></form><iframe name="hidden"></iframe>',
  ping: '<a id="ping" href="#x" ping="{url}">x</a>',
  'speculation-rules':
    '<script type="speculationrules">{"prefetch":[{"urls":["{url}"]}],"prerender":[{"urls":["{url}"]}]}</script>',
};

const scripted: Readonly<Record<string, string>> = {
  fetch: `fetch(url, { mode: 'no-cors' })`,
  'fetch-keepalive': `fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body: 'x' })`,
  xhr: `const x = new XMLHttpRequest(); x.open('GET', url); x.send()`,
  beacon: `navigator.sendBeacon(url, 'x')`,
  websocket: `new WebSocket(url.replace('http', 'ws'))`,
  'event-source': `new EventSource(url)`,
  'image-object': `new Image().src = url`,
  'dynamic-import': `import(url).catch(() => {})`,
  worker: `new Worker(URL.createObjectURL(new Blob(['importScripts("' + url + '")'])))`,
  'worker-fetch': `new Worker(URL.createObjectURL(new Blob(['fetch("' + url + '", {mode: "no-cors"})'])))`,
  'worker-websocket': `new Worker(URL.createObjectURL(new Blob(['new WebSocket("' + url.replace('http', 'ws') + '")'])))`,
  'shared-worker': `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + url + '", {mode: "no-cors"})'])))`,
  'service-worker': `navigator.serviceWorker.register('/worker.js?' + encodeURIComponent(url))`,
  worklet: `CSS.paintWorklet.addModule(url)`,
  'audio-worklet': `new AudioContext().audioWorklet.addModule(url)`,
  popup: `open(url)`,
  'popup-blank': `const w = open('about:blank'); w.fetch(url, { mode: 'no-cors' })`,
  'ping-click': `document.getElementById('ping').click()`,
  'form-submit': `document.getElementById('form-target').submit()`,
  download: `const a = document.createElement('a'); a.href = url; a.download = 'x'; a.target = 'hidden'; document.body.append(a); a.click()`,
  'redirected-image': `new Image().src = '/to?' + encodeURIComponent(url)`,
  'redirected-fetch': `fetch('/to?' + encodeURIComponent(url), { mode: 'no-cors' })`,
  'redirected-script': `const s = document.createElement('script'); s.src = '/to?' + encodeURIComponent(url); document.body.append(s)`,
  'redirected-frame': `const f = document.createElement('iframe'); f.src = '/to?' + encodeURIComponent(url); document.body.append(f)`,
  'web-rtc': `leak(RTCPeerConnection)`,
  'web-rtc-frame': `const f = document.createElement('iframe'); document.body.append(f); leak(f.contentWindow.RTCPeerConnection)`,
  'web-rtc-srcdoc': `const f = document.createElement('iframe'); f.srcdoc = '<p>'; f.onload = () => leak(f.contentWindow.RTCPeerConnection); document.body.append(f)`,
  'web-transport': `new WebTransport(url.replace('http:', 'https:'))`,
};

export const escapeWays: readonly string[] = [...Object.keys(markup), ...Object.keys(scripted)];

/**
 * The page for the addresses `bases`: every way for the first of them, and some for each of the
 * others.
 */
export function escapePage([base = '', ...others]: readonly string[]): string {
  const { hostname } = new URL(base);
  const at = (way: string): string => `${base}/hit/${way}`;
  const written = Object.entries(markup).map(([way, html]) => html.replaceAll('{url}', at(way)));
  const spelled = others.flatMap((other) => [
    `<img src="${other}/hit/spelled"><iframe src="${other}/hit/spelled"></iframe>`,
    `<script>fetch(${JSON.stringify(`${other}/hit/spelled`)}, { mode: 'no-cors' }).catch(() => {})</script>`,
  ]);
  const run = Object.entries(scripted).map(
    ([way, script]) => `attempt((url) => { ${script} }, ${JSON.stringify(at(way))});`,
  );
  return `<!doctype html><title>Escapes</title><body><h1>Escapes</h1>${[...written, ...spelled].join('\n')}
<script>
async function leak(Peer) {
  const stun = ['stun:${hostname}:3478', 'turn:${hostname}:3478', 'turn:${hostname}:3478?transport=tcp'];
  const peer = new Peer({ iceServers: [{ urls: stun, username: 'a', credential: 'b' }] });
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
  await peer.addIceCandidate({ candidate: 'candidate:1 1 udp 2122260223 ${hostname.replace(/[[\]]/gu, '')} 3478 typ host', sdpMid: '0' });
}
function attempt(work, url) {
  try { Promise.resolve(work(url)).catch(() => {}); } catch {}
}
addEventListener('unhandledrejection', (event) => event.preventDefault());
${run.join('\n')}
// Keeps the page open until the slowest way had its chance.
fetch('/slow').then(() => document.body.append('All ways were tried.'));
</script>`;
}
