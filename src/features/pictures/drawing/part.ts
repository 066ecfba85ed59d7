/** One value of a drawing, written as one part of its address. */
export interface Part<T> {
  /** @throws RangeError for a value no address can carry. */
  write(value: T): string
  /** The value of a text that `write` would have written, and undefined for every other text. */
  read(text: string): T | undefined
  /** Values that between them show every form the drawing can take; the first is the usual one. */
  readonly samples: readonly [T, ...T[]]
}

/** Parts by name. */
export type Parts = Readonly<Record<string, Part<unknown>>>

/** The value that a part carries. */
export type ValueOf<P> = P extends Part<infer T> ? T : never

/** One of a fixed set of names. */
export function choice<const T extends string>(names: readonly T[]): Part<T> {
  const [first, ...others] = names
  if (first === undefined) throw new RangeError('A choice of nothing')
  return {
    write: (name) => name,
    read: (text) => names.find((name) => name === text),
    samples: [first, ...others],
  }
}

/** A text of a plain pattern, which stands in the address as it is. */
export function plain(pattern: RegExp, samples: Part<string>['samples']): Part<string> {
  return {
    write(value) {
      if (!pattern.test(value)) throw new RangeError(`Not ${pattern}: ${value}`)
      return value
    },
    read: (text) => (pattern.test(text) ? text : undefined),
    samples,
  }
}

/** The same part with fewer samples, for a family whose values another family goes through in full. */
export function shownBy<T>(part: Part<T>, ...samples: Part<NoInfer<T>>['samples']): Part<T> {
  return { ...part, samples }
}
