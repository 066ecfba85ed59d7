import { pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { BlockOf, LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import type { GalleryPicture } from '../../rules/drawn-gallery.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

function ownPictures(block: BlockOf<'pictureGallery'>, { language }: PageContext): GalleryPicture[] {
  return (block.pictures ?? []).flatMap((row) => {
    const picture = pictureOf(row.picture, { language })
    return picture ? [{ id: row.id ?? picture.alt, picture, caption: row.caption || null }] : []
  })
}

/** The first picture of every three is twice as wide. */
const isWide = (index: number) => index % 3 === 0

/** Pictures with captions: those of the block, or drawings of the dealer. Source: requirement D-039. */
export const PictureGallery: LiveBlockView<'pictureGallery', readonly GalleryPicture[]> = ({
  block,
  context,
  live,
}) => {
  const own = ownPictures(block, context)
  const shown = own.length > 0 ? ({ state: 'ready', data: own } as const) : live
  return (
    <DealerSection
      block={block}
      defaultTitle={dealerSiteTexts(context.language).dealerSite.pictureGallery}
      context={context}
      live={shown}
    >
      {(pictures) => (
        <ul className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2">
          {pictures.map(({ id, picture, caption }, index) => (
            <li key={id} className={isWide(index) ? 'tablet:col-span-2' : ''}>
              <figure>
                <div
                  className={`relative overflow-hidden bg-raised ${isWide(index) ? 'aspect-[3/2] tablet:aspect-[21/9]' : 'aspect-[3/2]'}`}
                >
                  <PictureView
                    picture={picture}
                    fill
                    first={context.isFirst && index === 0}
                    sizes={isWide(index) ? '92vw' : '(min-width: 48rem) 46vw, 92vw'}
                  />
                </div>
                {caption ? <figcaption className="mt-3 text-ink-2 text-small">{caption}</figcaption> : null}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </DealerSection>
  )
}
