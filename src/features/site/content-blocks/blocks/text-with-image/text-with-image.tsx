import { pictureOf } from '#features/pictures/pictures/index.ts'
import { type BlockView, innerHeadingLevel } from '#features/site/blocks/index.ts'
import { BlockTitle, PictureBox, uprightRatio } from '#features/site/blocks/parts.page.tsx'
import { TextContent } from '../text/text-content.tsx'

const half = '(min-width: 64rem) 50vw, 100vw'

/** Padding that aligns the text with the page's margin, also on screens wider than the layout. */
const insets = {
  start: 'laptop:pr-16 laptop:pl-[calc(max(0px,100%-50rem)+var(--spacing-margin))]',
  end: 'laptop:pl-22 laptop:pr-[calc(max(0px,100%-50rem)+var(--spacing-margin))]',
}

/** Explicit places: a picture that is painted before its text has arrived stays where it is. */
const places = {
  left: 'laptop:col-start-1 laptop:row-start-1',
  right: 'laptop:col-start-2 laptop:row-start-1',
}

/** A picture that extends to the edge of the page, with a text in the other half. */
export const TextWithImage: BlockView<'textWithImage'> = ({ block, context }) => {
  const { title, side } = block
  const picture = pictureOf(block.picture, { language: context.language })
  const ratio = picture && uprightRatio(picture)
  const right = side === 'right'
  return (
    <section className={`band ${context.isFirst ? 'pt-4! laptop:pt-8!' : ''}`} data-ground="ground">
      <div className="grid grid-cols-1 items-center laptop:grid-cols-2">
        {picture ? (
          <div className={`mb-10 laptop:mb-0 ${right ? places.right : ''}`}>
            <PictureBox
              picture={picture}
              first={context.isFirst}
              sizes={half}
              {...(ratio && { ratio, upright: true })}
            />
          </div>
        ) : null}
        <div
          className={`grid min-w-0 grid-cols-1 gap-6 px-margin ${picture && right ? places.left : ''} ${insets[right ? 'start' : 'end']}`}
        >
          {title ? (
            <BlockTitle context={context} className="max-w-[16ch]">
              {title}
            </BlockTitle>
          ) : null}
          <TextContent
            block={block}
            context={context}
            topHeading={innerHeadingLevel(title, context)}
            size="lead"
          />
        </div>
      </div>
    </section>
  )
}
