import { configure } from '@testing-library/react'

// A limit for what never comes; a busy machine gets its time.
configure({ asyncUtilTimeout: 10_000 })
