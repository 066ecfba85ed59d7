type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table in the report of an import. */
export function ReportTable({ caption, columns, rows }: Props) {
  return (
    <div className="field-type">
      <table style={{ width: '100%', borderSpacing: '0 0.4rem', textAlign: 'left' }}>
        <caption style={{ textAlign: 'left', fontWeight: 600 }}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={columns[index]} style={{ overflowWrap: 'anywhere' }}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
