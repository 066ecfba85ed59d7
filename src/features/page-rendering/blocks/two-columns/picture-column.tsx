import { PictureBox } from '#features/blocks/parts.page.tsx'
import { resolveLink } from '#features/links/index.ts'
import { pictureOf } from '#features/pictures/index.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Caption } from '../single-image/single-image.tsx'
import { ColumnTitle } from './column-title.tsx'
import type { ColumnView } from './column-view.ts'

/** A picture with its caption. */
export const PictureColumn: ColumnView<'singleImage'> = ({ block, context, hasBlockTitle }) => {
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
