import { pictureOf } from '#features/pictures/pictures/index.ts'
import { ArtDirectedPicture } from '#features/pictures/pictures/page.tsx'
import { type BlockView, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'

/**
 * A banner with its text on the picture; on phones it has another picture, and the text above or below. The text has a
 * background of its own, so that every picture suits.
 *
 * Source: requirement C-252.
 */
export const AdaptiveBanner: BlockView<'adaptiveBanner'> = ({ block, context }) => {
  const { title, text, buttons, textPlace, phoneTextPlace } = block
  const wide = pictureOf(block.picture, { language: context.language })
  const narrow = pictureOf(block.phonePicture, { language: context.language })
  const picture = wide ?? narrow
  const Heading = `h${titleLevel(context)}` as const
  return (
    <section
      className={`relative isolate grid grid-cols-1 bg-ground ${picture ? 'tablet:min-h-[34rem] tablet:items-center desktop:min-h-[38.75rem]' : ''} print:min-h-0`}
    >
      {picture ? (
        <div
          className={`relative aspect-[4/5] overflow-hidden bg-raised tablet:absolute tablet:inset-0 tablet:-z-10 tablet:order-none tablet:aspect-auto print:relative print:aspect-[2/1] ${phoneTextPlace === 'above' ? 'order-last' : ''}`}
        >
          <ArtDirectedPicture wide={picture} narrow={narrow} narrowFormat="poster" first={context.isFirst} />
        </div>
      ) : null}
      <div className="frame py-12 tablet:py-18">
        <div
          data-text-place={textPlace ?? 'left'}
          className={`min-w-0 ${picture ? 'tablet:max-w-[28rem] tablet:bg-surface tablet:p-10' : ''} ${textPlace === 'right' ? 'tablet:ml-auto' : ''}`}
        >
          <Heading className="whitespace-pre-line text-h2">{title}</Heading>
          {text ? <p className="mt-5 max-w-[38ch] text-ink-2 text-lead">{text}</p> : null}
          {hasButtons(buttons, context) ? (
            <div className="mt-7">
              <ButtonRow buttons={buttons} context={context} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
