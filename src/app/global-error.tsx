'use client'

export { RootErrorScreen as default } from '#ui/root-error-screen.island.tsx'
