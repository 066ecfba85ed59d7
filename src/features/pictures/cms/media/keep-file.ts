import type { CollectionBeforeOperationHook } from 'payload'

/** Whole percent. Payload takes nought for nothing said. */
function percent(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.min(100, Math.max(1, Math.round(number))) : 50
}

function pointOf(edits: unknown): { x: unknown; y: unknown } | null {
  const point = typeof edits === 'object' && edits && 'focalPoint' in edits ? edits.focalPoint : null
  return typeof point === 'object' && point && 'x' in point && 'y' in point
    ? { x: point.x, y: point.y }
    : null
}

/**
 * Stores the focal point and nothing more: Payload would write the files anew under their old names, which browsers
 * keep for ever. Pages cut pictures themselves.
 */
export const keepFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.query?.uploadEdits) return args
  const point = pointOf(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!point || !('data' in args)) return args
  return { ...args, data: { ...args.data, focalX: percent(point.x), focalY: percent(point.y) } }
}
