import { type Drawing, drawingOf, familyOf, isDrawingKind } from './families/index.ts'
import { type DrawingFile, fileName, readFileName } from './file.ts'

/**
 * The address of a drawing below `/art/{version}/`: its kind, what its family asks for, and the file.
 *
 * @throws RangeError for a value no address can carry, such as a text that is too long.
 */
export function drawingPath(drawing: Drawing, file: DrawingFile = { type: 'svg' }): string {
  return [drawing.kind, ...familyOf(drawing.kind).path(drawing), fileName(file)].join('/')
}

/** Reads an address back; undefined for anything that is not exactly one we would write. */
export function parseDrawingPath(
  path: readonly string[],
): { drawing: Drawing; file: DrawingFile } | undefined {
  const [kind = '', ...parts] = path
  const file = readFileName(parts.pop() ?? '')
  if (!file || !isDrawingKind(kind)) return undefined
  const values = familyOf(kind).parse(parts)
  return values && { drawing: drawingOf(kind, values), file }
}
