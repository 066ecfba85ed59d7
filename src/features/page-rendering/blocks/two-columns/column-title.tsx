import { levelBelow, type Place } from '#features/blocks/index.ts'

type Props = { title: string | null | undefined; place: Place; titled: boolean }

/** The title of a column, smaller when the block has a title. */
export function ColumnTitle({ title, place, titled }: Props) {
  const Heading = `h${levelBelow(titled, place)}` as const
  return title ? <Heading className={titled ? 'text-h3' : 'text-h2'}>{title}</Heading> : null
}
