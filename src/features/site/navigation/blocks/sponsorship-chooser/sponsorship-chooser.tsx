import type { BlockOf, BlockView, PageContext } from '#features/site/blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { LazyChooserButton } from './lazy-chooser-button.island.tsx'

type Option = BlockOf<'sponsorshipChooser'>['options'][number]

/** One kind of support with its statements and the link to its form. */
function OptionSection({ option, context }: { option: Option; context: PageContext }) {
  const { title, text, topics, linkLabel, link } = option
  const destination = resolveLink(link, context.site)
  return (
    <section className="grid content-start justify-items-start gap-4">
      <h3 className="text-h4">{title}</h3>
      {text ? <p>{text}</p> : null}
      {topics?.length ? (
        <ul className="list-disc pl-5">
          {topics.map(({ id, name }) => (
            <li key={id ?? name}>{name}</li>
          ))}
        </ul>
      ) : null}
      {destination ? (
        <ButtonLink {...destination} newTabNote={textsIn(context.language).layout.newTab}>
          {linkLabel}
        </ButtonLink>
      ) : null}
    </section>
  )
}

/**
 * A bar with the button that opens the choice between the kinds of support. Nothing when none of the forms exists.
 *
 * Source: requirements V-190 and V-206 to V-210.
 */
export const SponsorshipChooser: BlockView<'sponsorshipChooser'> = ({ block, context }) => {
  const { title, buttonLabel, options } = block
  if (!options.some(({ link }) => resolveLink(link, context.site))) return null
  return (
    <nav aria-label={title} className="border-line border-b bg-surface text-ink print:hidden">
      <div className="frame flex min-h-14 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="min-w-0 font-display font-semibold wrap-anywhere [font-stretch:var(--stretch-h3)]">
          {title}
        </p>
        <LazyChooserButton label={buttonLabel} close={textsIn(context.language).layout.close}>
          <div className="grid grid-cols-1 gap-10 py-4 tablet:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
            {options.map((option, index) => (
              <OptionSection key={option.id ?? index} option={option} context={context} />
            ))}
          </div>
        </LazyChooserButton>
      </div>
    </nav>
  )
}
