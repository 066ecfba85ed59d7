import { asyncScript, scriptPreload } from '#platform/next-internals/inline-scripts.ts'

const openingPicture = /<img\b[^>]*\bfetchpriority="high"/i

/** However long it takes to paint, the page comes alive. Milliseconds. */
const longestWait = 2_000

/** How long after its bytes the picture counts as painted where the browser does not say. Milliseconds. */
const usualPaint = 400

/** Runs `start` once the picture is on the screen, as the browser reports it: a frame is drawn after its bytes came. */
const afterPicture = `const picture=document.querySelector('img[fetchpriority="high"]');
const loaded=()=>setTimeout(start,${usualPaint});
if(picture.complete)loaded();else for(const event of["load","error"])picture.addEventListener(event,loaded,{once:true});
try{new PerformanceObserver(list=>{if(list.getEntries().some(({element})=>element===picture))start()}).observe({type:"largest-contentful-paint",buffered:true})}catch{}`

/** Runs `start` once anything is on the screen. */
const afterText = `try{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})}catch{start()}`

/** Starts the scripts after what the page opens with, at the first touch of the page, or after the longest wait. */
function starter(sources: readonly string[], afterOpening: string): string {
  return `(()=>{
const sources=${JSON.stringify(sources)};
const start=()=>{for(const source of sources.splice(0)){const script=document.createElement("script");script.src=source;script.async=true;document.head.append(script)}};
${afterOpening}
for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true});
setTimeout(start,${longestWait})
})()`
}

const starterBeginning = /^\(\(\)=>\{\nconst sources=(\[(?:"\/_next\/static\/[^"\\]+",?)+\]);\n/

/** Tells whether a script is the one this file writes, by writing it again. */
export function isLateScript(script: string): boolean {
  const [, list] = starterBeginning.exec(script) ?? []
  if (list === undefined) return false
  const sources: string[] = list.slice(2, -2).split('","')
  return [afterPicture, afterText].some((afterOpening) => starter(sources, afterOpening) === script)
}

/**
 * Lets what a page opens with have the line to itself, its picture or else its text: the scripts, ten times the
 * weight, are asked for when that is painted. On a slow line it is there a second earlier and the page alive no later.
 *
 * @param html a finished page; one without scripts stays as it is
 */
export function scriptsAfterOpening(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  const bare = html.replaceAll(asyncScript, '').replaceAll(scriptPreload, '')
  const end = bare.lastIndexOf('</body>')
  const script = starter(sources, openingPicture.test(html) ? afterPicture : afterText)
  return `${bare.slice(0, end)}<script>${script}</script>${bare.slice(end)}`
}
