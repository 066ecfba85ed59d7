const replacements: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '{': '(?:',
  ',': '|',
  '}': ')',
}

/** Compiles a glob with `**`, `*`, `{a,b}` and `[…]`. Node's own `path.matchesGlob` compiles at every call. */
function compile(glob: string): RegExp {
  const source = glob.replace(/\*\*\/?|[*{},.()]/g, (part) => replacements[part] ?? `\\${part}`)
  return new RegExp(`^${source}$`)
}

/** Tells whether a text matches a list of globs: the last one that matches decides, and `!` excludes. */
export function matcherOf(globs: readonly string[]): (text: string) => boolean {
  const compiled = globs.map((glob) => ({
    includes: !glob.startsWith('!'),
    expression: compile(glob.replace(/^!/, '')),
  }))
  return (text) => compiled.findLast(({ expression }) => expression.test(text))?.includes ?? false
}
