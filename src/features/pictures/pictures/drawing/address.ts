import { type Drawing, drawingOf, familyOf, isDrawingKind } from './families/index.ts'
import { type DrawingFile, fileName, readFileName } from './file.ts'

/**
 * Writes the path of a drawing below `/art/{version}/`: its kind, the values of its family, and the file name.
 *
 * @throws RangeError for a value an address cannot carry, such as a text that is too long.
 */
export function drawingPath(drawing: Drawing, file: DrawingFile = { type: 'svg' }): string {
  return [drawing.kind, ...familyOf(drawing.kind).path(drawing), fileName(file)].join('/')
}

/** Parses the segments of a path; undefined unless `drawingPath` would write exactly this path. */
export function parseDrawingPath(
  path: readonly string[],
): { drawing: Drawing; file: DrawingFile } | undefined {
  const [kind = '', ...parts] = path
  const file = readFileName(parts.pop() ?? '')
  if (!file || !isDrawingKind(kind)) return undefined
  const values = familyOf(kind).parse(parts)
  return values && { drawing: drawingOf(kind, values), file }
}
