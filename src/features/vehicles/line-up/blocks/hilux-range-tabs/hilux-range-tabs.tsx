import { type Picture, pictureOf, videoOf } from '#features/pictures/pictures/index.ts'
import { pictureTexts } from '#features/pictures/pictures/texts.ts'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  sectionTheme,
} from '#features/site/blocks/index.ts'
import { ButtonRow, hasNoScene, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { TabbedSection } from '#features/site/content-blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { WatchButton } from '#features/site/media-blocks/index.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { initialTab } from '../../rules/initial-tab.ts'

type HiluxModel = NonNullable<BlockOf<'hiluxRangeTabs'>['tabs'][number]['cards']>[number]

type Props = { card: HiluxModel; level: 2 | 3; context: PageContext }

/** The first picture large, the others below it in a row. */
function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const count = pictures.length
  return (
    <div className="grid min-w-0 grid-cols-2 gap-3 laptop:col-span-8">
      {pictures.map((picture, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place of the picture
          key={index}
          className={index === 0 || count === 2 ? 'col-span-2' : ''}
        >
          <PictureBox
            picture={picture}
            ratio={hasNoScene(picture) ? 'aspect-[5/2]' : 'aspect-video'}
            sizes="(min-width: 64rem) 64vw, 92vw"
          />
        </div>
      ))}
    </div>
  )
}

/** A model of the Hilux: its name leads to its page, as do its pictures. Source: requirement C-293. */
function HiluxCard({ card, level, context }: Props) {
  const { name, text, buttons } = card
  const pictures = (card.pictures ?? []).flatMap(
    ({ picture }) => pictureOf(picture, { language: context.language }) ?? [],
  )
  const destination = resolveLink(card.link, context.site)
  const Heading = `h${level}` as const
  return (
    <article className="group relative grid grid-cols-1 items-center gap-x-gutter gap-y-6 laptop:grid-cols-12">
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
      <div className="grid min-w-0 grid-cols-1 gap-4 laptop:col-span-4">
        <Heading className="text-h2">
          {destination ? (
            <Anchor
              {...destination}
              className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
            >
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Heading>
        {text ? <p className="max-w-[40ch] text-ink-2">{text}</p> : null}
        <div className="relative justify-self-start">
          <ButtonRow buttons={buttons} context={context} />
        </div>
      </div>
    </article>
  )
}

/**
 * The models of the Hilux in tabs. On the page of a model its tab is open at first.
 *
 * Source: requirements C-263, C-293, C-294 and C-353 to C-355.
 */
export const HiluxRangeTabs: BlockView<'hiluxRangeTabs'> = ({ block, ...page }) => {
  const { theme, context } = sectionTheme(block.theme, page.context)
  const { title, tabs } = block
  const { watchHilux, video: videoName } = pictureTexts(context.language).video
  const video = block.hasVideo ? videoOf(block.video, { language: context.language }) : null
  const addresses = tabs.map(({ cards }) =>
    (cards ?? []).flatMap(({ link }) => resolveLink(link, context.site)?.href ?? []),
  )
  return (
    <TabbedSection
      title={title}
      context={context}
      theme={theme}
      first={initialTab(context.path, addresses)}
      action={
        video ? (
          <WatchButton
            video={video}
            label={watchHilux}
            title={title || videoName}
            language={context.language}
          />
        ) : null
      }
      tabs={tabs.map(({ label, cards }) => ({
        label,
        panel: (
          <ul className="grid grid-cols-1 gap-y-12">
            {(cards ?? []).map((card, index) => (
              <li key={card.id ?? index}>
                <HiluxCard card={card} level={innerHeadingLevel(title, context)} context={context} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}
