import { describeReading } from './describe-reading.ts'
import { startFirefox } from './firefox.ts'

describeReading(startFirefox, { hasNavigationApi: true })
