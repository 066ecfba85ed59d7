import type { BlocksFieldValidation } from 'payload'

type Anchored = { readonly cssId?: string | null }

/** No two sections of a page have the same anchor: a link could not tell them apart. */
export const layoutFaults: BlocksFieldValidation = (value) => {
  const anchors = ((Array.isArray(value) ? value : []) as Anchored[]).flatMap(({ cssId }) => cssId || [])
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return twice === undefined || `Two sections have the anchor “${twice}”. Give each its own.`
}
