import { type ButtonsField, resolveLink } from '#features/links/index.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Place } from '../index.ts'

type Props = {
  buttons: ButtonsField | undefined
  place: Place
}

/** The buttons of a block, without those that lead nowhere. */
export function ButtonRow({ buttons, place }: Props) {
  const shown = (buttons ?? []).flatMap(({ id, label, look, link }) => {
    const destination = resolveLink(link, place.site)
    return destination && label ? [{ key: id ?? label, label, look, ...destination }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown.map(({ key, label, look, ...anchor }) =>
        look === 'text' ? (
          <TextLink key={key} {...anchor}>
            {label}
          </TextLink>
        ) : (
          <ButtonLink key={key} {...anchor} look={look ?? 'primary'}>
            {label}
          </ButtonLink>
        ),
      )}
    </div>
  )
}
