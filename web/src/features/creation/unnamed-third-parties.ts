import type { ThirdParties } from "@hearten/contract/third-parties.ts";

/** Words were to be sent that go to third parties of whom the person has not been told. */
export class UnnamedThirdParties extends Error {
  override readonly name = "UnnamedThirdParties";
  readonly thirdParties: ThirdParties;

  constructor(thirdParties: ThirdParties) {
    super("Third parties would get the words");
    this.thirdParties = thirdParties;
  }
}
