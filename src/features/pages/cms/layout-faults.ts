import type { BlocksFieldValidation } from 'payload'

type Anchored = { readonly cssId?: string | null; readonly components?: unknown }

/** Of a section, and of what stands side by side in it. */
function anchorsOf(value: unknown): string[] {
  return ((Array.isArray(value) ? value : []) as Anchored[]).flatMap(({ cssId, components }) => [
    ...(cssId ? [cssId] : []),
    ...anchorsOf(components),
  ])
}

/** No two sections of a page have the same anchor: a link could not tell them apart. */
export const layoutFaults: BlocksFieldValidation = (value) => {
  const anchors = anchorsOf(value)
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return twice === undefined || `Two sections have the anchor “${twice}”. Give each its own.`
}
