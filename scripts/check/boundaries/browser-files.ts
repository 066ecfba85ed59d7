import type { SourceFile } from '../source-files.ts'
import type { Boundary, Violation } from './boundary.ts'

const directive = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/
const mayShip =
  /\.island\.tsx$|^src\/app\/.*\/?(?:global-)?error\.tsx$|(?:^src\/cms|^src\/features\/[^/]+\/[^/]+\/cms)\/admin\//

/** Whether a file begins with the `use client` directive. */
function isClientFile({ text }: SourceFile): boolean {
  return directive.test(text)
}

/** Requires the `.island.tsx` suffix for files that ship JavaScript to the browser. */
export const browserFiles: Boundary = (files) =>
  files.flatMap((file): Violation[] => {
    const client = isClientFile(file)
    if (client && !mayShip.test(file.path)) {
      const message =
        'A file that ships to the browser is named *.island.tsx (or is an error.tsx, or is in cms/admin).'
      return [{ path: file.path, line: 1, message }]
    }
    if (!client && file.path.endsWith('.island.tsx')) {
      return [
        {
          path: file.path,
          line: 1,
          message: "An island begins with 'use client'; a server component is a plain .tsx.",
        },
      ]
    }
    return []
  })
