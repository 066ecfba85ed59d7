'use client'

import { useState } from 'react'
import { RemovableChip } from './chip.tsx'

/** Removable filters. */
export function FilterDemo() {
  const [filters, setFilters] = useState(['Hilux', 'Diesel', 'White'])
  return (
    <div className="flex min-h-11 flex-wrap gap-3">
      {filters.map((filter) => (
        <RemovableChip
          key={filter}
          label={filter}
          removeLabel={`Remove ${filter}`}
          onRemove={() => setFilters((all) => all.filter((other) => other !== filter))}
        />
      ))}
    </div>
  )
}
