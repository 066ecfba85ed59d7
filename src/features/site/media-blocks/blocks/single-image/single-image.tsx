import { hasPlainGround, type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { BlockView } from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'

type Width = 'text' | 'frame' | 'window'

const sizes: Readonly<Record<Width, string>> = {
  text: '(min-width: 48rem) 45rem, 90vw',
  frame: '(min-width: 100rem) 92rem, 92vw',
  window: '100vw',
}

const boxes: Readonly<Record<Width, string>> = {
  text: 'max-w-[45rem]',
  frame: '',
  window: 'h-[26rem] tablet:h-[34rem] desktop:h-hero',
}

/** Background and padding for a thing without a background. */
function surfaceClass(picture: Picture): string {
  return hasPlainGround(picture) ? 'bg-raised p-6 tablet:p-14' : ''
}

type CaptionProps = { text: string | null; credit: string | null; className: string }

/** The caption and credit of a picture. */
export function Caption({ text, credit, className }: CaptionProps) {
  if (!text && !credit) return null
  return (
    <figcaption className={`flex flex-wrap gap-x-4 pt-4 text-ink-2 text-small ${className}`}>
      {text ? <span className="max-w-[70ch]">{text}</span> : null}
      {credit ? <span>© {credit}</span> : null}
    </figcaption>
  )
}

/** One picture with an optional title and caption. Source: C-274. */
export const SingleImage: BlockView<'singleImage'> = ({ block, context }) => {
  const picture = pictureOf(block.picture, { language: context.language })
  const { title } = block
  if (!picture && !title) return null
  const width = block.width ?? 'frame'
  const caption = block.caption || (picture?.kind === 'upload' ? picture.caption : null)
  const credit = picture?.kind === 'upload' ? picture.credit : null
  const destination = resolveLink(block.link, context.site)
  const image = picture ? (
    <PictureView
      picture={picture}
      // The alternative text is the accessible name of the link.
      {...(destination ? { alt: picture.alt || caption || title || destination.href } : {})}
      first={context.isFirst}
      sizes={sizes[width]}
      fill={width === 'window'}
    />
  ) : null
  return (
    <div data-ground="ground" className="band">
      {title ? (
        <div className={`frame ${picture ? 'mb-10 tablet:mb-14' : ''}`}>
          <BlockTitle context={context} className="max-w-[20ch]">
            {title}
          </BlockTitle>
        </div>
      ) : null}
      {picture ? (
        <figure className={width === 'window' ? '' : 'frame'}>
          <div className={`relative overflow-hidden ${boxes[width]} ${surfaceClass(picture)}`}>
            {destination ? (
              <Anchor
                {...destination}
                newTabNote={textsIn(context.language).layout.newTab}
                className={width === 'window' ? 'absolute inset-0' : 'block'}
              >
                {image}
              </Anchor>
            ) : (
              image
            )}
          </div>
          <Caption text={caption} credit={credit} className={width === 'window' ? 'frame' : ''} />
        </figure>
      ) : null}
    </div>
  )
}
