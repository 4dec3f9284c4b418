// Runs with every test file of the server.
import { setPatience } from '../src/async/patience.ts'

// No outcome of a test depends on how busy the machine is: one about a budget of time gives its own.
setPatience(Number(process.env.PATIENCE))
