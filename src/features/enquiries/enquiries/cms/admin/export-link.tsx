'use client'

import { useListQuery } from '@payloadcms/ui'

/** The listed enquiries as a table for a spreadsheet. */
export function ExportLink() {
  const { query } = useListQuery()
  const conditions = encodeURIComponent(JSON.stringify(query.where ?? {}))
  return (
    <p>
      <a href={`/api/enquiries/export.csv?where=${conditions}`} download>
        Export as CSV
      </a>
    </p>
  )
}
