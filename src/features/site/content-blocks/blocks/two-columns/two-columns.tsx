import type { ReactNode } from 'react'
import { pictureOf, videoOf } from '#features/pictures/pictures/index.ts'
import { VideoView } from '#features/pictures/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/pictures/texts.ts'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  sectionTheme,
  subheadingLevel,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { BlockSurface, chosenSurface, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { Caption } from '#features/site/media-blocks/index.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Section } from '#ui/layout/section.tsx'
import { TextContent } from '../text/text-content.tsx'

/** A block inside a column. */
type Component = NonNullable<BlockOf<'twoColumns'>['components']>[number]

/** Renders a component of one kind in a column. */
type ColumnView<Kind extends Component['blockType']> = (props: {
  block: Extract<Component, { blockType: Kind }>
  context: PageContext
  /** Whether the block has a title above the columns. */
  hasBlockTitle: boolean
}) => ReactNode

type ColumnTitleProps = { title: string | null | undefined; context: PageContext; hasBlockTitle: boolean }

/** The title of a column, smaller when the block has a title. */
function ColumnTitle({ title, context, hasBlockTitle }: ColumnTitleProps) {
  const Heading = `h${innerHeadingLevel(hasBlockTitle, context)}` as const
  return title ? <Heading className={hasBlockTitle ? 'text-h3' : 'text-h2'}>{title}</Heading> : null
}

/** A text with an optional background. */
const TextColumn: ColumnView<'text'> = ({ block, context, hasBlockTitle }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenSurface({ colour: backgroundColour, tone: textColour }, context)
  const level = innerHeadingLevel(hasBlockTitle, context)
  return (
    <BlockSurface
      surface={ground}
      className={`grid h-full grid-cols-1 content-start gap-5 ${ground ? 'p-7 tablet:p-10' : ''}`}
    >
      <ColumnTitle title={title} context={context} hasBlockTitle={hasBlockTitle} />
      <TextContent block={block} context={context} topHeading={title ? subheadingLevel(level) : level} />
    </BlockSurface>
  )
}

/** A picture with its caption. */
const PictureColumn: ColumnView<'singleImage'> = ({ block, context, hasBlockTitle }) => {
  const picture = pictureOf(block.picture, { language: context.language })
  const destination = resolveLink(block.link, context.site)
  const upload = picture?.kind === 'upload' ? picture : null
  const caption = block.caption || upload?.caption || null
  const box = picture ? (
    <PictureBox
      picture={picture}
      // The alternative text is the accessible name of the link.
      {...(destination ? { alt: picture.alt || caption || destination.href } : {})}
      sizes="(min-width: 64rem) 50vw, 100vw"
    />
  ) : null
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ColumnTitle title={block.title} context={context} hasBlockTitle={hasBlockTitle} />
      {box ? (
        <figure>
          {destination ? (
            <Anchor {...destination} className="block">
              {box}
            </Anchor>
          ) : (
            box
          )}
          <Caption text={caption} credit={upload?.credit ?? null} className="" />
        </figure>
      ) : null}
    </div>
  )
}

/** A video with an optional title and text. */
const VideoColumn: ColumnView<'singleVideo'> = ({ block, context, hasBlockTitle }) => {
  const { title, text } = block
  const video = videoOf(block.video, { language: context.language })
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ColumnTitle title={title} context={context} hasBlockTitle={hasBlockTitle} />
      {video ? (
        <VideoView
          video={video}
          title={title || pictureTexts(context.language).video.video}
          language={context.language}
          sizes="(min-width: 64rem) 50vw, 100vw"
        />
      ) : null}
      {text ? <p className="max-w-[60ch] text-ink-2">{text}</p> : null}
    </div>
  )
}

/** The view of each kind of component. A kind without a view does not compile. */
const views: { readonly [Kind in Component['blockType']]: ColumnView<Kind> } = {
  singleImage: PictureColumn,
  singleVideo: VideoColumn,
  text: TextColumn,
}

type ColumnProps = { block: Component; context: PageContext; hasBlockTitle: boolean }

/** One column; empty when the kind of its component no longer exists. */
function Column(props: ColumnProps) {
  const View = (views as Partial<Record<string, (props: ColumnProps) => ReactNode>>)[props.block.blockType]
  return View ? <View {...props} /> : null
}

/** Maximum number of columns. The CMS rejects more; additional stored ones are ignored. */
const maxColumns = 2

/** Whether a component is a text without a background, which is centred vertically next to a picture. */
function isPlain(component: Component): boolean {
  return component.blockType === 'text' && !component.backgroundColour && !component.textColour
}

/** Two components side by side. Source: requirements C-264, C-282 and C-399; decision C-11. */
export const TwoColumns: BlockView<'twoColumns'> = ({ block, ...page }) => {
  const { title, components } = block
  const { theme, context } = sectionTheme(block.theme, page.context)
  const columns = (components ?? []).slice(0, maxColumns)
  if (columns.length === 0) return null
  const hasPicture = columns.some(({ blockType }) => blockType !== 'text')
  return (
    <Section heading={title} headingLevel={titleLevel(context)} theme={theme}>
      <div
        className={`grid grid-cols-1 gap-x-gutter gap-y-12 ${columns.length > 1 ? 'laptop:grid-cols-2' : ''}`}
      >
        {columns.map((component, index) => (
          <div
            key={component.id ?? index}
            id={component.cssId || undefined}
            data-block={component.blockType}
            data-block-id={component.id}
            className={hasPicture && isPlain(component) ? 'self-center' : ''}
          >
            <Column block={component} context={context} hasBlockTitle={Boolean(title)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
