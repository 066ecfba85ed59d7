import { memo, type ReactNode, type RefObject } from 'react'
import { type StockFilters, stockParameters } from '../rules/stock-choices.ts'
import { ignoreSubmit } from './filter-panel.tsx'

type Props = {
  id: string
  form: RefObject<HTMLFormElement | null>
  /** Address of the listing page. */
  path: string
  /** The filters that the form sends along because it has no fields for them. */
  hidden: StockFilters
  children?: ReactNode
}

const HiddenFields = memo(function HiddenFields({ path, hidden }: Pick<Props, 'path' | 'hidden'>) {
  const fields = [
    ...new URLSearchParams(path.split('?')[1]),
    ...stockParameters({ filters: hidden, sort: null, page: 1 }),
  ]
  return fields.map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
})

/** The form of filters and order, which the server answers without scripts and while they load. */
export function ListingForm({ id, form, path, hidden, children }: Props) {
  return (
    <form
      id={id}
      ref={form}
      action={path.split('?')[0]}
      autoComplete="off"
      onSubmit={ignoreSubmit}
      className="contents"
    >
      <HiddenFields path={path} hidden={hidden} />
      {children}
    </form>
  )
}
