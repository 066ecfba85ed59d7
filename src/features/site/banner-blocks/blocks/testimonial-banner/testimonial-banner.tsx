import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockView } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons, PictureBox, uprightRatio } from '#features/site/blocks/parts.page.tsx'
import { Section } from '#ui/layout/section.tsx'

/** A quote with its speaker and a picture. Source: requirement C-258. */
export const TestimonialBanner: BlockView<'testimonialBanner'> = ({ block, context }) => {
  const { quote, name, role, buttons } = block
  if (!quote) return null
  const picture = pictureOf(block.picture, { language: context.language })
  const upright = picture && uprightRatio(picture)
  return (
    <Section surface="surface" label={name}>
      <div
        className={`grid grid-cols-1 items-center gap-x-gutter gap-y-10 ${picture ? 'laptop:grid-cols-12' : ''}`}
      >
        {picture ? (
          <div className={`laptop:col-span-5 ${upright ? 'max-w-80' : ''}`}>
            <PictureBox
              picture={picture}
              sizes="(min-width: 64rem) 38vw, 92vw"
              {...(upright && { ratio: upright, upright: true })}
            />
          </div>
        ) : null}
        <div className={picture ? 'min-w-0 laptop:col-span-6 laptop:col-start-7' : 'max-w-[52rem]'}>
          <figure>
            <blockquote className="whitespace-pre-line text-balance text-h3 tablet:text-h2">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-7 border-line border-t pt-5">
              <span className="block font-semibold">{name}</span>
              {role ? <span className="block text-ink-2">{role}</span> : null}
            </figcaption>
          </figure>
          {hasButtons(buttons, context) ? (
            <div className="mt-8">
              <ButtonRow buttons={buttons} context={context} />
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
