import { type ButtonsField, resolveLink } from '#features/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { ButtonSize } from '#ui/actions/look.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Place } from '../index.ts'

type Props = {
  buttons: ButtonsField | undefined
  place: Place
}

/** Resolves the links of the buttons, leaving out those without a target or a label. */
function resolveButtons({ buttons, place }: Props) {
  return (buttons ?? []).flatMap(({ id, label, look, link }) => {
    const destination = resolveLink(link, place.site)
    return destination && label ? [{ key: id ?? label, label, look, ...destination }] : []
  })
}

/** Whether any of the buttons has a target and a label. */
export function hasButtons(buttons: ButtonsField | undefined, context: Place): boolean {
  return resolveButtons({ buttons, place: context }).length > 0
}

/** The buttons of a block that have a target and a label. */
export function ButtonRow({ size, ...props }: Props & { size?: ButtonSize }) {
  const buttons = resolveButtons(props)
  const { newTab: newTabNote } = textsIn(props.place.language).frame
  if (buttons.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {buttons.map(({ key, label, look, ...anchor }) =>
        look === 'text' ? (
          <span key={key} className="not-first:ml-3 not-last:mr-3">
            <TextLink {...anchor} newTabNote={newTabNote}>
              {label}
            </TextLink>
          </span>
        ) : (
          <ButtonLink key={key} {...anchor} newTabNote={newTabNote} look={look ?? 'primary'} size={size}>
            {label}
          </ButtonLink>
        ),
      )}
    </div>
  )
}
