import { asyncScript, scriptPreload } from '#platform/next-internals/inline-scripts.ts'

const openingPicture = /<img\b[^>]*\bfetchpriority="high"/i

/** Maximum wait before scripts start, in milliseconds. */
const maxWaitMs = 2_000

/** Time from load to paint of the picture in browsers that do not report it, in milliseconds. */
const defaultPaintMs = 400

/** Runs `start` when the browser reports that the picture is painted. */
const afterPicture = `const picture=document.querySelector('img[fetchpriority="high"]');
const loaded=()=>setTimeout(start,${defaultPaintMs});
if(picture.complete)loaded();else for(const event of["load","error"])picture.addEventListener(event,loaded,{once:true});
try{new PerformanceObserver(list=>{if(list.getEntries().some(({element})=>element===picture))start()}).observe({type:"largest-contentful-paint",buffered:true})}catch{}`

/** Runs `start` at the first contentful paint. */
const afterText = `try{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})}catch{start()}`

/** Returns a script that loads the others after the opening content, at the first input, or after the maximum wait. */
function starterScript(sources: readonly string[], afterOpening: string): string {
  return `(()=>{
const sources=${JSON.stringify(sources)};
const start=()=>{for(const source of sources.splice(0)){const script=document.createElement("script");script.src=source;script.async=true;document.head.append(script)}};
${afterOpening}
for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true});
setTimeout(start,${maxWaitMs})
})()`
}

const starterPattern = /^\(\(\)=>\{\nconst sources=(\[(?:"\/_next\/static\/[^"\\]+",?)+\]);\n/

/** Tells whether a script is one that this file generates, by comparing it with the generated text. */
export function isDeferredScript(script: string): boolean {
  const [, list] = starterPattern.exec(script) ?? []
  if (list === undefined) return false
  const sources: string[] = list.slice(2, -2).split('","')
  return [afterPicture, afterText].some((afterOpening) => starterScript(sources, afterOpening) === script)
}

/**
 * Delays the scripts of a page until its opening picture, or else its text, is painted. The scripts are ten times as
 * large; on a slow connection the picture appears a second earlier and the page is interactive no later.
 *
 * @param html a complete page; returned unchanged when it has no scripts
 */
export function deferPageScripts(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  const bare = html.replaceAll(asyncScript, '').replaceAll(scriptPreload, '')
  const end = bare.lastIndexOf('</body>')
  const script = starterScript(sources, openingPicture.test(html) ? afterPicture : afterText)
  return `${bare.slice(0, end)}<script>${script}</script>${bare.slice(end)}`
}
