const linesOf = (output: string) => output.split('\n').filter((line) => line !== '')

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Lines of a process that a log reader cannot read. The last one may not be complete. */
export function linesThatAreNoJson(output: string): string[] {
  return linesOf(output.slice(0, output.lastIndexOf('\n'))).filter((line) => parsed(line) === undefined)
}

/** Lines that hold a text, besides the path of the request in the access log. */
export function linesWith(output: string, text: string): string[] {
  return linesOf(output).filter((line) => {
    const { path, ...facts } = parsed(line) ?? { line }
    return JSON.stringify(facts.msg === 'request' ? facts : { ...facts, path }).includes(text)
  })
}
