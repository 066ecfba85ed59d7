const linesOf = (output: string) => output.split('\n').filter((line) => line !== '')

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Returns the output lines that are not JSON objects, without the last, possibly incomplete one. */
export function findNonJsonLines(output: string): string[] {
  return linesOf(output.slice(0, output.lastIndexOf('\n'))).filter((line) => parseLine(line) === undefined)
}

/** Returns the lines that contain a text, ignoring paths in the access log. */
export function findLinesWith(output: string, text: string): string[] {
  return linesOf(output).filter((line) => {
    const { path, ...facts } = parseLine(line) ?? { line }
    return JSON.stringify(facts.msg === 'request' ? facts : { ...facts, path }).includes(text)
  })
}
