import { buttonExamples } from '../actions/button.examples.tsx'
import { textLinkExamples } from '../actions/text-link.examples.tsx'
import { carouselExamples, fadingCarouselExamples } from '../carousel/carousel.examples.tsx'
import { cardExamples } from '../content/card.examples.tsx'
import { figureExamples } from '../content/figures.examples.tsx'
import { richTextExamples } from '../content/rich-text.examples.tsx'
import { accordionExamples } from '../disclosure/accordion.examples.tsx'
import { tabsExamples } from '../disclosure/tabs.examples.tsx'
import { calculatorExamples, choiceExamples, fieldExamples } from '../forms/forms.examples.tsx'
import { iconExamples } from '../icons/icon.examples.tsx'
import { layoutExamples } from '../layout/layout.examples.tsx'
import { dialogExamples } from '../overlays/dialog.examples.tsx'
import { tooltipExamples } from '../overlays/tooltip.examples.tsx'
import { tokenExamples } from '../styles/tokens.examples.tsx'
import { wayfindingExamples } from '../wayfinding/wayfinding.examples.tsx'
import type { ExampleSet } from './example.ts'

/** One page of the catalogue. */
export type ComponentGroup = {
  readonly id: string
  readonly title: string
  readonly sets: readonly ExampleSet[]
}

export const componentGroups: readonly ComponentGroup[] = [
  { id: 'tokens', title: 'Tokens and icons', sets: [tokenExamples, iconExamples] },
  { id: 'actions', title: 'Buttons and links', sets: [buttonExamples, textLinkExamples] },
  { id: 'layout', title: 'Layout', sets: [layoutExamples] },
  { id: 'content', title: 'Content', sets: [cardExamples, figureExamples, richTextExamples] },
  { id: 'disclosure', title: 'Accordion and tabs', sets: [accordionExamples, tabsExamples] },
  { id: 'carousel', title: 'Carousels', sets: [carouselExamples, fadingCarouselExamples] },
  { id: 'overlays', title: 'Dialogs and tips', sets: [dialogExamples, tooltipExamples] },
  { id: 'forms', title: 'Forms', sets: [fieldExamples, choiceExamples, calculatorExamples] },
  { id: 'wayfinding', title: 'Navigation', sets: [wayfindingExamples] },
]

const racingPrefix = 'gr-'

/** A page of the catalogue: a group, or the overview when null, in one of the two themes. */
export type CataloguePage = { readonly group: ComponentGroup | null; readonly racing: boolean }

/**
 * Returns the page at a path below the catalogue, or null for an unknown one. Paths that begin with `gr` have the
 * racing theme, as on the whole site.
 */
export function cataloguePageAt(segment: string | undefined): CataloguePage | null {
  if (segment === undefined || segment === 'gr') return { group: null, racing: segment === 'gr' }
  const racing = segment.startsWith(racingPrefix)
  const id = racing ? segment.slice(racingPrefix.length) : segment
  const group = componentGroups.find((candidate) => candidate.id === id)
  return group ? { group, racing } : null
}

const catalogueRoot = '/catalogue/components'

/** Returns the path of a group in a theme, or of the overview for null. */
export function cataloguePath(group: ComponentGroup | null, racing: boolean): string {
  if (!group) return racing ? `${catalogueRoot}/gr` : catalogueRoot
  return `${catalogueRoot}/${racing ? racingPrefix : ''}${group.id}`
}
