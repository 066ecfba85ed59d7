/** Maximum nesting depth of JSON in requests. Our deepest documents have some thirty levels. */
export const maxJsonDepth = 100

const [quote, backslash, bracket, brace, closingBracket, closingBrace] = [...Buffer.from('"\\[{]}')]

/**
 * Returns a function that receives JSON in chunks and returns whether it is within the depth limit so far. It counts
 * brackets only, and does not check that the text is JSON.
 */
export function createDepthScan(limit: number = maxJsonDepth): (bytes: Uint8Array) => boolean {
  let depth = 0
  let inString = false
  let escaped = false
  return (bytes) => {
    for (const byte of bytes) {
      if (escaped) escaped = false
      else if (inString && byte === backslash) escaped = true
      else if (byte === quote) inString = !inString
      else if (inString) continue
      else if (byte === bracket || byte === brace) {
        depth += 1
        if (depth > limit) return false
      } else if (byte === closingBracket || byte === closingBrace) depth -= 1
    }
    return true
  }
}

/** Whether JSON text is nested within the limit. */
export function isWithinDepth(text: string): boolean {
  return createDepthScan()(Buffer.from(text))
}

/**
 * Whether a parsed value is within the depth limit. Goes level by level, because recursion could overflow the stack.
 */
export function isShallow(value: unknown): boolean {
  const containers = (values: unknown[]) => values.filter((each) => typeof each === 'object' && each !== null)
  let level = containers([value])
  for (let depth = 0; depth < maxJsonDepth && level.length > 0; depth++)
    level = containers(level.flatMap((each) => Object.values(each as object)))
  return level.length === 0
}
