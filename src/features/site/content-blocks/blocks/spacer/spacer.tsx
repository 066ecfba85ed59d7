import type { BlockView } from '#features/site/blocks/index.ts'

const heights = {
  small: 'h-8 tablet:h-12',
  medium: 'h-16 tablet:h-24',
  large: 'h-28 tablet:h-44',
} as const

/** Vertical space between two sections. Source: C-279. */
export const Spacer: BlockView<'spacer'> = ({ block }) => (
  <div aria-hidden="true" className={`${heights[block.size ?? 'medium']} print:hidden`} />
)
