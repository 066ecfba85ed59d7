/** Returns what a JSON text stands for, or undefined when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the argument between a call's constant beginning and end when it is JSON: an expression without effects. */
function argumentOf(script: string, beginning: string, end: string): unknown {
  if (!script.startsWith(beginning) || !script.endsWith(end)) return undefined
  return parseJson(script.slice(beginning.length, -end.length))
}

/** Source: next/dist/server/app-render/use-flight-response.js, `writeInitialInstructions`. */
export const flightBootstrap = '(self.__next_f=self.__next_f||[]).push([0])'

/** Source: next/dist/server/app-render/use-flight-response.js, `writeFlightDataInstruction`. */
export const flightPush = 'self.__next_f.push('

/** The kinds of flight data that carry a string: text, and base64 of what is not text. */
export const flightKinds: readonly unknown[] = [1, 3]

function isFlightData(script: string): boolean {
  const chunk = argumentOf(script, flightPush, ')')
  return (
    Array.isArray(chunk) &&
    chunk.length === 2 &&
    flightKinds.includes(chunk[0]) &&
    typeof chunk[1] === 'string'
  )
}

const chunkFile = /^static\/chunks\/[\w.~-]+\.js$/

const isListOf = (value: unknown, holds: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(holds)

/** Turbopack's start: which of our chunks to wait for, and which module to run then. */
function isRuntimeStart(script: string): boolean {
  const start = argumentOf(script, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
  if (typeof start !== 'object' || start === null) return false
  const { otherChunks, runtimeModuleIds, ...unknown } = start as Record<string, unknown>
  return (
    Object.keys(unknown).length === 0 &&
    isListOf(otherChunks, (chunk) => typeof chunk === 'string' && chunkFile.test(chunk)) &&
    isListOf(runtimeModuleIds, Number.isSafeInteger)
  )
}

/** Tells whether an inline script is one that Next writes into pages, by its whole text. */
export function isScriptOfNext(script: string): boolean {
  return script === flightBootstrap || isFlightData(script) || isRuntimeStart(script)
}

/** Next's script elements as React writes them; the one for browsers without modules is not among them. */
export const asyncScript =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g

/** React's hints to load these scripts early. */
export const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
