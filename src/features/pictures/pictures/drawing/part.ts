/** Writes and parses one value of a drawing as one part of its address. */
export interface Part<T> {
  /** @throws RangeError for a value an address cannot carry. */
  write(value: T): string
  /** The value of a text; undefined unless `write` would write exactly this text. */
  read(text: string): T | undefined
  /** Values that together cover every form of the drawing, the default first. */
  readonly samples: readonly [T, ...T[]]
}

export type Parts = Readonly<Record<string, Part<unknown>>>

export type ValueOf<P> = P extends Part<infer T> ? T : never

/** One of a fixed set of names. */
export function choice<const T extends string>(names: readonly T[]): Part<T> {
  const [first, ...others] = names
  if (first === undefined) throw new RangeError('A choice needs at least one name')
  return {
    write: (name) => name,
    read: (text) => names.find((name) => name === text),
    samples: [first, ...others],
  }
}

/** A text that matches a pattern of URL-safe characters, written unchanged. */
export function matching(pattern: RegExp, samples: Part<string>['samples']): Part<string> {
  return {
    write(value) {
      if (!pattern.test(value)) throw new RangeError(`Does not match ${pattern}: ${value}`)
      return value
    },
    read: (text) => (pattern.test(text) ? text : undefined),
    samples,
  }
}

/** The same part with fewer samples, for values whose full range another family covers. */
export function withSamples<T>(part: Part<T>, ...samples: Part<NoInfer<T>>['samples']): Part<T> {
  return { ...part, samples }
}
