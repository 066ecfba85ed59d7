export type { BlockOf, BlockType, LayoutBlock, Live } from './block.ts'
export type { AnyBlockExample, BlockExample } from './block-example.ts'
export type { BlockView, LiveBlockView, PageContext } from './block-view.ts'
export {
  type AnyBlockDefinition,
  type BlockDefinition,
  defineBlock,
  defineLiveBlock,
  type LiveDataRequest,
} from './definition.ts'

export { examplePicture } from './example-picture.ts'
export { exampleFilm, exampleVideo } from './example-video.ts'
export { innerHeadingLevel, subheadingLevel, titleLevel } from './rules/heading-level.ts'
export { sectionAddress } from './rules/section-address.ts'
export { sectionTheme } from './rules/section-theme.ts'
export { LiveSection } from './ui/live-section.island.tsx'
