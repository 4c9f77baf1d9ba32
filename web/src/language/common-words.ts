/**
 * The commonest small words of languages in Latin letters, by ISO 639-1: lower case and without accents, as they are
 * often typed. Danish and Norwegian are one list.
 */
export const commonWords = {
  en: `the and of to that it for you he with this but his from they we say her she or my one all would there their
    what up out if about who get which go when make can like time just him know take into your good some could them
    see other than then now look only its over think also back after use how our work well way want because any these
    give day most us i i'm im i've ive i'll i'd it's don't dont can't cant cannot isn't isnt wasn't wasnt didn't didnt
    doesn't doesnt won't wouldn't couldn't haven't hasn't aren't you're youre we're they're he's hes she's shes that's
    thats what's whats there's let's not be is are been being were was am have has had having do does did doing done got
    getting going gone gonna wanna gotta really very much more less too even still again always never every each today
    tomorrow tonight yesterday night morning week weeks weekend month months year years days hour hours monday tuesday
    wednesday thursday friday saturday sunday feel feeling feels felt need needs keep keeps keeping trying tried try new
    old last next first before until while where why here something nothing anything everything everyone someone myself
    home house money life love job boss mum mom dad mother father sister brother son daughter wife husband friend
    friends kids baby school exam sleep tired scared sad happy afraid anxious stressed stuck lost please help thanks
    should both between without through down off away around enough another lot little big long great own same such many
    few no yes ok okay lol omg tbh idk ngl rn u ur pls plz cos cuz on at in a an as so by me said says told left died
    ill mad end man men hard better best things thing people world place everybody nobody since though might must may
    run write read eat walk start stop finished started stopped will bad over die war hat also den fast hand vet van mars
    meter`,
  es: `el la los las un una unos unas de del al y e o u que en por para con sin sobre no si ya se me te le lo les nos mi
    mis tu tus su sus es soy eres somos son estoy esta estas estamos estan este esto ese eso muy mas pero porque cuando
    como donde quien todo toda todos todas nada nadie algo hoy manana ayer noche dia dias ahora siempre nunca hay tengo
    tiene tienes hace hacer voy va vamos quiero puedo puede siento ser estar fue era ha he han desde hasta tambien solo
    mucho mucha bien mal casa vida trabajo hijo hija madre padre miedo yo ella ellos`,
  pt: `o a os as um uma uns umas de do da dos das no na nos nas ao e ou que em por pelo pela para pra com sem sobre nao
    sim ja se me te lhe eu ele ela eles nos meu minha meus minhas seu sua e sou es somos sao estou esta estamos estao
    este isto esse isso muito muita mais mas porque quando como onde quem tudo todo toda todos todas nada ninguem algo
    hoje amanha ontem noite dia dias agora sempre nunca ha tenho tem faz fazer vou vai quero posso pode sinto ser estar
    foi era ate tambem so bem mal casa vida trabalho filho filha filhos mae pai medo voce aqui tao`,
  fr: `le la les l un une des de du d au aux et ou que qu qui en dans par pour avec sans sur ne pas plus non oui deja se
    me te lui nous vous je j tu il elle ils elles on mon ma mes ton ta son sa ses notre nos votre est suis es sommes
    sont etre ai as a avons ont avoir c'est j'ai qu'il ce cet cette ces tres mais parce car quand comme tout toute tous
    rien personne jamais toujours aujourd'hui demain hier soir jour jours nuit maintenant fait faire vais va veux peux
    peut sens ete depuis jusqu aussi bien mal moi maison vie travail fille fils mere pere peur trop encore chez`,
  de: `der die das den dem des ein eine einen einem einer und oder dass in im an am auf aus bei mit nach von vom zu zum
    zur fur uber unter vor ohne nicht kein keine ja nein schon sich mich mir dich dir ich du er sie es wir ihr mein
    meine meinen meinem meiner dein sein seine ist bin bist sind war habe hab hat haben hatte wird werden kann will muss
    soll sehr mehr aber weil wenn als wie wo wer was alles alle nichts niemand etwas heute morgen gestern nacht tag tage
    jetzt immer nie nur auch noch wieder gut zeit leben arbeit angst mutter vater weiss seit durch gegen so`,
  it: `il lo la i gli le l un uno una di del della dei delle al alla ai e o che in nel nella da dal per con senza su non
    si mi ti ci vi io tu lui lei noi mio mia miei mie tuo suo sua sono sei e siamo essere ho hai ha abbiamo hanno avere
    questo questa quello molto molta piu ma perche quando come dove chi tutto tutta tutti niente nessuno qualcosa oggi
    domani ieri notte sera giorno giorni ora adesso sempre mai anche solo ancora bene male faccio fare vado va voglio
    posso puo sento era stato stata casa vita lavoro figlio figlia madre padre paura gia c'e da`,
  nl: `de het een en of dat in op aan met van voor naar bij uit over door zonder om te niet geen ja nee al zich mij me
    jou je jij ik hij zij ze wij we man mijn zijn haar ons onze is ben bent was waren heb hebt heeft hebben had word wordt
    kan wil moet zal heel meer maar omdat als wanneer hoe waar wie wat alles alle niets niemand iets vandaag morgen
    gisteren nacht dag dagen nu altijd nooit ook nog weer goed tijd leven werk bang moeder vader weet sinds dit deze
    die er zo huis`,
  pl: `i w we z ze na do od po za o u przez dla bez nad pod nie tak juz sie mnie mi ciebie ci ja ty on ona my moj moja
    moje mojego mojej moim twoj jego jej jest jestem jestes sa byl byla bylo byc mam masz ma miec bede bedzie to ten ta
    te tego tym bardzo wiecej ale bo poniewaz gdy kiedy jak gdzie kto co wszystko wszyscy nic nikt cos dzis dzisiaj
    jutro wczoraj noc dzien dni teraz zawsze nigdy tez jeszcze znowu tylko dobrze zle chce moge musze czuje boje wiem
    robie zycie praca pracy dom mama czas rok`,
  tr: `ve veya ile icin bir bu su o ben sen biz siz onlar beni bana benim seni sana senin onun bizim de da ki mi mu cok
    daha en az ama cunku gibi kadar sonra once nasil neden nerede kim ne her hic sey seyi hersey bugun yarin dun gece
    gun simdi hep asla yine artik degil var yok oldu olan olarak istiyorum istemiyorum biliyorum bilmiyorum hissediyorum
    yapiyorum ediyorum iyi kotu annem babam kendimi kendim evde hayat hayatim is isim zaman`,
  sv: `och eller att det den en ett i pa av med for fran till om over under efter utan vid inte ingen ja nej redan sig
    mig dig jag du han hon vi ni min mitt mina din sin ar var varit blir har hade kan vill ska maste mycket mer men
    eftersom nar hur dar vem vad allt alla inget nagot idag imorgon igar natt dag dagar nu alltid aldrig ocksa bara an
    igen bra tid liv livet jobb radd mamma pappa vet kanner som sa de dom`,
  da: `og eller at det den en et i pa af med for fra til om over under efter uten uden ved ikke ingen ja nei nej seg sig
    meg mig deg dig jeg du han hun vi min mit mitt mine din sin er var vaert blir bliver har hadde havde kan vil skal ma
    meget veldig mer mere men fordi nar hvordan hvor hvem hva hvad alt alle noget noe i dag morgen natt nat dager na nu
    alltid altid aldri aldrig ogsa bare igjen igen bra godt tid livet jobb redd bange mor far vet ved foler som sa de`,
  id: `yang dan atau di ke dari untuk dengan tanpa pada dalam oleh tidak bukan nggak gak ga ya sudah udah belum saya aku
    kamu dia kami kita mereka ini itu adalah ada akan bisa mau ingin pengen harus sangat banget lebih tapi tetapi karena
    kalau jika ketika bagaimana kenapa mana siapa apa semua segalanya hari besok kemarin malam pagi sekarang selalu
    pernah juga masih lagi saja hanya baik tahun hidup kerja takut ibu ayah anak rumah tahu merasa lelah capek`,
  ro: `si sau ca sa in la pe de cu din pentru fara nu da deja ma te se imi iti mi eu tu el ea noi mea meu mei mele sunt
    esti este suntem am ai are avem au foarte mai dar pentru cand cum unde cine ce tot toate toti nimic nimeni ceva azi
    astazi maine ieri noapte zi zile acum mereu niciodata doar bine rau vreau pot simt fost viata munca casa mama frica
    stiu un o`,
  cs: `a i v ve s se z ze na do od po za o u pro bez nad pod ne ano uz si me mi tebe ja ty on ona my muj moje moji jsem
    jsi je jsou byl byla bylo byt mam mas ma mit budu bude to ten ta velmi vice ale protoze kdyz jak kde kdo co vsechno
    nic nikdo neco dnes zitra vcera noc den dny ted vzdy nikdy take jeste zase jen dobre spatne chci muzu musim citim
    bojim vim nevim zivot prace dum mama cas rok`,
  hu: `a az egy es vagy hogy nem igen mar meg csak is ha de mert mint en te o mi ti ok engem nekem az ez azt ezt van
    vagyok vagy volt lesz kell tudok tudom akarok szeretnek nagyon tobb amikor hogyan hol ki minden semmi senki valami
    ma holnap tegnap ejszaka nap most mindig soha jol rosszul elet munka anyam apam felek erzem`,
  fi: `ja tai etta on ei en et se ne mina sina han me te he minun sinun olen olet ovat oli olla ollut minulla mutta koska
    kun jos niin kuin miten missa kuka mika mita kaikki mitaan joku tanaan huomenna eilen yo paiva nyt aina koskaan myos
    viela taas vain hyvin paljon haluan voin pitaa tunnen pelkaan tiedan elama tyo koti aiti isa`,
  vi: `va hoac la cua cho voi khong co da dang se toi ban anh em minh chung nay kia rat hon nhung vi khi nao dau ai gi
    tat ca hom nay mai qua dem ngay bay gio luon chi muon phai biet me bo nha song viec so met`,
} as const;
