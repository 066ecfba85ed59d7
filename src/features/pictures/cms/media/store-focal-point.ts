import type { CollectionBeforeOperationHook } from 'payload'

/** Rounds to whole percent, 1 to 100. Never 0, which Payload treats as unset. */
function percent(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.min(100, Math.max(1, Math.round(number))) : 50
}

function focalPointOf(edits: unknown): { x: unknown; y: unknown } | null {
  const point = typeof edits === 'object' && edits && 'focalPoint' in edits ? edits.focalPoint : null
  return typeof point === 'object' && point && 'x' in point && 'y' in point
    ? { x: point.x, y: point.y }
    : null
}

/**
 * Stores only the focal point of an edit in the admin. Payload would also rewrite the files under their old names, which
 * browsers cache for ever. Pages crop pictures with CSS.
 */
export const storeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.query?.uploadEdits) return args
  const point = focalPointOf(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!point || !('data' in args)) return args
  return { ...args, data: { ...args.data, focalX: percent(point.x), focalY: percent(point.y) } }
}
