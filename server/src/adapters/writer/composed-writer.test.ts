import { describeWriter } from "../../ports/writer.suite.ts";
import { createComposedWriter } from "./composed-writer.ts";

describeWriter("composed writer", createComposedWriter);
