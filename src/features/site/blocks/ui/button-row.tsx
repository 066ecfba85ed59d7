import { type ButtonsField, resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { ButtonSize } from '#ui/actions/button-classes.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { PageContext } from '../index.ts'

type Props = {
  buttons: ButtonsField | undefined
  context: PageContext
}

/** Resolves the links of the buttons, leaving out those without a target or a label. */
function resolveButtons({ buttons, context }: Props) {
  return (buttons ?? []).flatMap(({ id, label, look, link }) => {
    const destination = resolveLink(link, context.site)
    return destination && label ? [{ key: id ?? label, label, look, ...destination }] : []
  })
}

/** Whether any of the buttons has a target and a label. */
export function hasButtons(buttons: ButtonsField | undefined, context: PageContext): boolean {
  return resolveButtons({ buttons, context }).length > 0
}

/** The buttons of a block that have a target and a label. */
export function ButtonRow({ size, ...props }: Props & { size?: ButtonSize }) {
  const buttons = resolveButtons(props)
  const { newTab: newTabNote } = textsIn(props.context.language).layout
  if (buttons.length === 0) return null
  return (
    // More space around a link than between buttons, at the end of each item: a link that wraps is not indented.
    <div className="flex flex-wrap items-center gap-3 [&>:has(+span)]:mr-3 [&>span:not(:last-child)]:mr-3">
      {buttons.map(({ key, label, look, ...anchor }) =>
        look === 'text' ? (
          <span key={key}>
            <TextLink {...anchor} newTabNote={newTabNote}>
              {label}
            </TextLink>
          </span>
        ) : (
          <ButtonLink key={key} {...anchor} newTabNote={newTabNote} variant={look ?? 'primary'} size={size}>
            {label}
          </ButtonLink>
        ),
      )}
    </div>
  )
}
