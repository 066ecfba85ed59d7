/** Figures about an event, as its organiser states them. Source: requirements C-123 and C-124; decision C-5. */
export type EventStats = { readonly stages: number; readonly days: number; readonly crews: number }
