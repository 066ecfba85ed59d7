import type { BlocksFieldValidation } from 'payload'

type Anchored = { readonly cssId?: string | null; readonly components?: unknown }

/** The anchors of sections and of the components inside them. */
function anchorsOf(value: unknown): string[] {
  return ((Array.isArray(value) ? value : []) as Anchored[]).flatMap(({ cssId, components }) => [
    ...(cssId ? [cssId] : []),
    ...anchorsOf(components),
  ])
}

/** Requires the anchors of a page to be unique. */
export const validateLayout: BlocksFieldValidation = (value) => {
  const anchors = anchorsOf(value)
  const duplicate = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return duplicate === undefined || `Two sections have the anchor “${duplicate}”. Change one of them.`
}
