import type { ReactNode } from 'react'

type Props = {
  /** Level of the titles of the tables. */
  level: 2 | 3 | 4
  tables: readonly { readonly key: string | number; readonly caption: string; readonly table: ReactNode }[]
}

const columnsOf = (count: number) => {
  if (count === 1) return ''
  return count === 2 || count === 4 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-2 laptop:grid-cols-3'
}

/** Titled tables, next to each other where the screen is wide enough. */
export function TableGrid({ level, tables }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={`grid grid-cols-1 items-start gap-x-gutter gap-y-12 ${columnsOf(tables.length)}`}>
      {tables.map(({ key, caption, table }) => (
        <div key={key} className="grid min-w-0 grid-cols-1 gap-4">
          <Heading className="text-h4">{caption}</Heading>
          {table}
        </div>
      ))}
    </div>
  )
}
