import { pictureOf } from '#features/pictures/pictures/index.ts'
import { ArtDirectedPicture } from '#features/pictures/pictures/page.tsx'
import { type BlockView, titleLevel } from '#features/site/blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Icon } from '#ui/icons/icon.tsx'

const heights = {
  large: 'aspect-[3/2] tablet:aspect-auto tablet:h-[30rem] desktop:h-[38.75rem]',
  slim: 'aspect-[3/2] tablet:aspect-auto tablet:h-[18rem] desktop:h-[22rem]',
}

/** A picture from edge to edge, with an optional title at its foot and a link. Source: requirement C-300. */
export const ImageBanner: BlockView<'imageBanner'> = ({ block, context }) => {
  const { title } = block
  const wide = pictureOf(block.picture, { language: context.language })
  const narrow = pictureOf(block.phonePicture, { language: context.language })
  const picture = wide ?? narrow
  const destination = resolveLink(block.link, context.site)
  if (!picture && !title) return null
  const Heading = `h${titleLevel(context)}` as const
  const newTabNote = textsIn(context.language).layout.newTab
  // Without a title the alternative text is the accessible name of the link.
  const image = picture ? (
    <ArtDirectedPicture
      wide={picture}
      narrow={narrow}
      first={context.isFirst}
      {...(destination && !title ? { alt: picture.alt || destination.href } : {})}
    />
  ) : null
  return (
    <section
      className="group relative isolate flex flex-col justify-end bg-raised"
      aria-label={title ?? undefined}
    >
      {image ? (
        <div className={`relative w-full overflow-hidden ${heights[block.height ?? 'large']}`}>
          {destination && !title ? (
            <Anchor {...destination} newTabNote={newTabNote} className="absolute inset-0 -outline-offset-3">
              {image}
            </Anchor>
          ) : (
            image
          )}
        </div>
      ) : null}
      {title ? (
        <div className="on-dark bg-night">
          <Heading className="frame py-6 text-h3">
            {destination ? (
              <Anchor
                {...destination}
                newTabNote={newTabNote}
                className="flex items-center justify-between gap-6 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-6 group-hover:underline"
              >
                {title}
                <Icon name="arrow-right" size={24} />
              </Anchor>
            ) : (
              title
            )}
          </Heading>
        </div>
      ) : null}
    </section>
  )
}
