import type { BlockOf, PageContext } from '#features/blocks/index.ts'
import { resolveLink } from '#features/links/index.ts'
import { videoOf } from '#features/pictures/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { pageRenderingTexts } from '../../texts.ts'
import { WatchButton } from '../../ui/watch-button.tsx'

type Props = { block: BlockOf<'heroBanner'>; context: PageContext }

/** The video of a banner; null without one. */
export const bannerVideo = ({ block, context }: Props) =>
  block.hasVideo ? videoOf(block.video, { language: context.language }) : null

/**
 * The button of the video, and the buttons that replace it in the variations of an A/B test. The style sheet chooses.
 *
 * Source: requirements C-047 to C-049.
 */
export function VideoButtons({ block, context }: Props) {
  const { testDrive, enquire } = pageRenderingTexts(context.language).purchase
  const video = bannerVideo({ block, context })
  const newTabNote = textsIn(context.language).layout.newTab
  const variations = [
    ['1', testDrive, resolveLink(block.testDriveLink, context.site)],
    ['2', enquire, resolveLink(block.enquireLink, context.site)],
  ] as const
  return (
    <div data-variations className="contents">
      <div data-variation="original">
        {video ? <WatchButton video={video} title={block.title} language={context.language} /> : null}
      </div>
      {variations.map(([variation, label, destination]) =>
        destination ? (
          <div key={variation} data-variation={variation}>
            <ButtonLink {...destination} newTabNote={newTabNote} variant="secondary">
              {label}
            </ButtonLink>
          </div>
        ) : null,
      )}
    </div>
  )
}
